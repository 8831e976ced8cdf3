export { connectToasts, notify, onFirstToast, type Toast, type ToastTone } from './notify';
