export { AddToCart } from './AddToCart';
export { StepperTemplate } from './StepperTemplate';
export { DishCard, DishName } from './DishCard';
export { dishStandIn } from './dishStandIn';
export { useRemoveFavorite } from './useRemoveFavorite';
