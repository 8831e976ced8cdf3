/** Loads the chunk of the toast library, which nothing needs before the first toast (see `onFirstToast`). */
export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './mountToasts');
