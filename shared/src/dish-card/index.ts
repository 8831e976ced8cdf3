export { AddToCart } from './AddToCart';
export { StepperTemplate } from './StepperTemplate';
export { DishCard, DishName } from './DishCard';
