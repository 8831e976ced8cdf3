// @ts-check
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig, cacheOf } from './base.mjs';

/**
 * The page that shows every part of the design system. It belongs to no deployment and shares nothing.
 * @param {{ outputPath: string }} options
 * @returns {import('webpack').Configuration}
 */
export function galleryConfig({ outputPath }) {
  const shared = { folder: 'shared' };
  return {
    ...baseConfig(shared, true),
    name: 'gallery',
    target: ['web', 'es2022'],
    entry: { main: './src/ui/gallery/start.tsx' },
    output: { path: outputPath, clean: true, publicPath: '/', filename: '[name].[contenthash:8].js' },
    cache: cacheOf(shared, 'gallery', true),
    plugins: [
      new HtmlWebpackPlugin({
        template: './src/document/standaloneDocument.ts',
        templateParameters: { title: 'Bustani Gardens · Design system' },
        scriptLoading: 'defer',
      }),
    ],
  };
}
