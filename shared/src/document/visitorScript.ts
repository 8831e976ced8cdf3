/**
 * Runs before the first paint, so that a static page has the right colours and keeps the right room for what only the
 * browser knows: the chosen theme and whether somebody is signed in stand on the document as attributes, the number of
 * lines in the cart as `--cart-lines`.
 */
export const VISITOR_SCRIPT = `(function(h){var d=h.dataset;try{var s=localStorage,t=s.getItem('theme'),u=s.getItem('user'),c=s.getItem('cart');
if(t==='dark'||t==='light')d.theme=t;
if(u){u=JSON.parse(u);if(u&&u.role)d.user=u.role==='admin'?'admin':'customer'}}catch(e){}
try{c=JSON.parse(c);if(c.length>0)h.style.setProperty('--cart-lines',Math.min(c.length,99))}catch(e){}})(document.documentElement)`;
