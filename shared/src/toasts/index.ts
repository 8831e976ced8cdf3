/** The toast library's own chunk: nothing of it is loaded before the first toast (see `onFirstToast`). */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './mountToasts');
