// Follows from shared/content/pictures.yaml; npm run content writes it again.
import { photo } from '../../picture';

export const barberAtWork = /* @__PURE__ */ photo("1599351431202-1e0f0137899a", "A barber at work", "barber");
export const barberShop = /* @__PURE__ */ photo("1585747860715-2ba37e788b70", "The inside of a barber shop", "barber");
export const carWash = /* @__PURE__ */ photo("1520340356584-f9917d1eea6f", "A car wash", "car");
export const cleanCar = /* @__PURE__ */ photo("1601362840469-51e4d8d58785", "A clean, detailed car", "car");
export const haircut = /* @__PURE__ */ photo("1503951914875-452162b0f3f1", "A man's haircut in a barber shop", "barber");
export const massage = /* @__PURE__ */ photo("1544161515-4ab6ce6db874", "A spa massage", "spa");
export const nails = /* @__PURE__ */ photo("1632345031435-8727f6897d53", "Nail care at a beauty salon", "spa");
export const salon = /* @__PURE__ */ photo("1560066984-138dadb4c035", "A beauty salon", "barber");
export const soapyCar = /* @__PURE__ */ photo("1607860108855-64acf2078ed9", "A car at a car wash", "car");
