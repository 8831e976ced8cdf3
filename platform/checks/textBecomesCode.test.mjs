import { RuleTester } from 'eslint';
import { textBecomesCode } from './textBecomesCode.mjs';
import { typedInTests } from './typedInTests.mjs';

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

tester.run('no text becomes code or elements', textBecomesCode, {
  valid: [
    'element.textContent = name',
    'element["textContent"] = name',
    'const before = root.outerHTML',
    'style.textContent = rules',
    'element.append("text", link)',
    'stream.write(html)',
    'setTimeout(start, 100)',
    'setTimeout(() => "text")',
    'element.setAttribute("role", "alert")',
    'document.createElement("div")',
    'navigator.serviceWorker.ready',
    'form.register("name")',
    '<style>{rules}</style>',
    'import("./part.js")',
  ],
  invalid: [
    'element.innerHTML = html',
    'element.innerHTML += html',
    'element.outerHTML = html',
    'element["innerHTML"] = html',
    'Object.assign(element, { "innerHTML": html })',
    'document["write"](html)',
    'element["setAttribute"]("onclick", text)',
    'frame.srcdoc = html',
    'Object.assign(element, { innerHTML: html })',
    'element.insertAdjacentHTML("beforeend", html)',
    'range.createContextualFragment(html)',
    'new DOMParser().parseFromString(html, "text/html")',
    'Document.parseHTMLUnsafe(html)',
    'element.setHTMLUnsafe(html)',
    'document.write(html)',
    'opened.document.writeln(html)',
    'document.execCommand("insertHTML", false, html)',
    '<p dangerouslySetInnerHTML={{ __html: html }} />',
    'createElement("p", { dangerouslySetInnerHTML: { __html: html } })',
    '<iframe srcDoc={html} />',
    'eval(text)',
    'Function(text)',
    'new Function("event", text)',
    'setTimeout("start()", 100)',
    'window.setInterval(`start(${name})`)',
    'setTimeout("start" + name)',
    'element.setAttribute("onclick", text)',
    'document.createElement("script")',
    'document.createElementNS(SVG, "script")',
    '<script type="application/ld+json">{json}</script>',
    'navigator.serviceWorker.register(address)',
    'new Worker(address)',
    'importScripts(address)',
    'trustedTypes.createPolicy("second", rules)',
  ].map((code) => ({ code, errors: 1 })),
});

tester.run('end-to-end tests type what may be hard', typedInTests, {
  valid: [
    'field.fill(typed("Amina"))',
    'field.fill(exactly("tilapia"))',
    'field.pressSequentially(text, { delay: 13 })',
    'field.fill("2030-06-01")',
    'visitor.fill("Time", "7:00 PM", MAIN)',
    'const NAME = typed("Amina"); field.fill(NAME)',
    'visitor.fill("Full Name", NAME)',
    'dialog.fill(`https://pictures.example/${name}.jpg`)',
  ],
  invalid: [
    'field.fill("Amina")',
    'page.keyboard.type("Amina", { delay: 13 })',
    'visitor.fill("Phone", "0711")',
    'const NAME = "Amina"; field.fill(NAME)',
    'field.pressSequentially(`Text ${index}`)',
  ].map((code) => ({ code, errors: 1 })),
});
