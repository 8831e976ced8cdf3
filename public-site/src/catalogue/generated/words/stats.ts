// Follows from shared/content/home.yaml; npm run content writes it again.
import type { StatsWords } from '../../words';

export const STATS: StatsWords = { title: "One gate, every craving", text: "Butchers, a fish counter, a pot of something slow, a kitchen, a bar, and somewhere for the car and the children meanwhile.", figures: [{ value: "5+", label: "Food Stalls" }, { value: "4+", label: "Amenities" }, { value: "1000+", label: "Happy Visitors" }] };
