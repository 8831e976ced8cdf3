/** A category for display: hyphens become spaces (requirements 2, Favorites). */
export const categoryText = (category: string): string => category.replaceAll('-', ' ');
