import type { Photo } from '@venue/shared/types';

export const likesText = (likes: number) => (likes === 1 ? '1 like' : `${likes} likes`);

export const totalLikes = (photos: readonly Photo[]) => photos.reduce((sum, { likes }) => sum + likes, 0);
