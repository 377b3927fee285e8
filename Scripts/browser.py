"""Headless Chromium, controlled through its debugging pipe."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"]
KEYS = {"Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
        "ArrowRight": 39, "ArrowDown": 40}


def executable():
    """The installed browser, or None."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Browser:
    """One page with a size, in a browser of its own."""

    def __init__(self, width, height, touches=False):
        self.folder = tempfile.mkdtemp()
        self.read, theirs_out = os.pipe()
        theirs_in, self.write = os.pipe()
        arguments = [executable(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
                     "--remote-debugging-pipe", f"--user-data-dir={self.folder}", "about:blank"]
        # The browser reads from 3 and writes to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}', "bash", *arguments],
            pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.buffer, self.number, self.session = b"", 0, None
        self.requests, self.errors, self.events = [], [], []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"): self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touches)
        if touches: self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        os.close(self.read)
        os.close(self.write)
        shutil.rmtree(self.folder, ignore_errors=True)

    # The pipe

    def receive(self, timeout):
        end = time.monotonic() + timeout
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read], [], [], left)[0]: return None
            chunk = os.read(self.read, 1 << 20)
            if not chunk: raise RuntimeError("the browser has gone")
            self.buffer += chunk
        message, _, self.buffer = self.buffer.partition(b"\0")
        message = json.loads(message)
        self.note(message)
        return message

    def note(self, message):
        method, values = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent": self.requests.append(values["request"]["url"])
        if method == "Runtime.exceptionThrown":
            self.errors.append(values["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        if method == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning"):
            self.errors.append(str([each.get("value") for each in values["args"]]))
        if method == "Log.entryAdded" and values["entry"]["level"] == "error": self.errors.append(values["entry"]["text"])
        if method: self.events.append(method)

    def call(self, method, **values):
        self.number += 1
        message = {"id": self.number, "method": method, "params": values}
        if self.session: message["sessionId"] = self.session
        os.write(self.write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(30)
            if answer is None: raise RuntimeError(f"no answer to {method}")
            if answer.get("id") == self.number:
                if "error" in answer: raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    # Actions and observations of a user

    def open(self, url):
        """Opens an address, and returns when it has loaded."""
        # Another fragment of the same page would load nothing.
        self.call("Page.navigate", url="about:blank")
        while self.value("document.URL") != "about:blank": self.receive(0.1)
        self.events.clear()
        self.call("Page.navigate", url=url)
        while "Page.loadEventFired" not in self.events:
            if self.receive(30) is None: raise RuntimeError(f"{url} does not load")

    def value(self, script):
        """The value of a script in the page."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer: raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def wait(self, script, seconds=5):
        """Whether a script becomes true in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.value(script): return True
            time.sleep(0.02)
        return False

    def key(self, name):
        text = "\r" if name == "Enter" else name if len(name) == 1 else ""
        values = {"key": name, "code": name, "windowsVirtualKeyCode": KEYS.get(name, ord(name[0].upper()))}
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **values)
        self.call("Input.dispatchKeyEvent", type="keyUp", **values)

    def middle(self, selector):
        """Where an element can be clicked, once it is on top and has not moved for two frames."""
        place = self.value(f"""(async () => {{
            const frame = () => new Promise(requestAnimationFrame);
            let last = "";
            for (let round = 0; round < 300; round += 1) {{
                const element = document.querySelector({json.dumps(selector)});
                element.scrollIntoView({{block: "center", behavior: "instant"}});
                await frame();
                await frame();
                const box = element.getBoundingClientRect();
                const place = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2];
                if (String(place) === last && element.contains(document.elementFromPoint(...place))) return place;
                last = String(place);
            }}
            return null; }})()""")
        if place is None: raise RuntimeError(f"{selector} does not come to rest on top")
        return place

    def click(self, selector):
        x, y = self.middle(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def tap(self, selector):
        x, y = self.middle(selector)
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path):
        """Writes a picture of the page into a file."""
        with open(path, "wb") as file: file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
