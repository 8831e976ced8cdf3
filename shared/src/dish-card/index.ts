export { DishCard, DishName } from './DishCard';
