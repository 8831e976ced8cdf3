/* global afterEach, document, Element, HTMLElement, jest, sessionStorage */

// A busy machine is slow, and no test says how long something may take on the wall.
jest.setTimeout(60_000);

// Most tests have no page.
if (typeof document !== 'undefined') {
  // Waiting for something asks `jest` whether time is a pretended one.
  const started = {};
  globalThis.startLibraries(started, require, jest);
  globalThis.testLibraries = started.exports;
  require('@testing-library/jest-dom');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
  // The tests of a file share one browser tab.
  afterEach(() => sessionStorage.clear());
}

// jsdom has <dialog> but not its methods.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom runs no animations.
if (typeof Element !== 'undefined') Element.prototype.getAnimations ??= () => [];

// jsdom has no popovers: here their buttons open and close them, and closed ones are hidden.
if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  const hidden = document.head.appendChild(document.createElement('style'));
  hidden.textContent = '[popover]:not([data-popover-open]) { display: none; }';
  const toggle = (popover, isOpen) => {
    if (popover.hasAttribute('data-popover-open') === isOpen) return;
    const tell = (type) =>
      popover.dispatchEvent(Object.assign(new Event(type), { newState: isOpen ? 'open' : 'closed' }));
    tell('beforetoggle');
    popover.toggleAttribute('data-popover-open', isOpen);
    setTimeout(() => tell('toggle'));
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    toggle(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id && document.getElementById(id);
    if (popover) toggle(popover, !popover.hasAttribute('data-popover-open'));
  });
}
