/**
 * Runs before the first paint: the chosen theme, and whether somebody is signed in, stand on the document as
 * attributes, so that a static page shows the right colours and keeps the right width in its header.
 */
export const VISITOR_SCRIPT = `(function(d){try{var s=localStorage,t=s.getItem('theme'),u=s.getItem('user');
if(t==='dark'||t==='light')d.theme=t;
if(u){u=JSON.parse(u);if(u&&u.role)d.user=u.role==='admin'?'admin':'customer'}}catch(e){}})(document.documentElement.dataset)`;
