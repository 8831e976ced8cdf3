export { connectToasts, notify, onFirstToast, type Toast, type ToastAction, type ToastTone } from './notify';
