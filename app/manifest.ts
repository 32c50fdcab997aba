import type { MetadataRoute } from 'next'
import { iconPath } from '@/lib/domain/site-illustrations/icon'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Wagtale',
    short_name: 'Wagtale',
    description: 'Picture books that star one particular child and the animals who know them best.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fffdf7',
    theme_color: '#fffdf7',
    icons: [
      { src: iconPath('icon-192'), sizes: '192x192', type: 'image/png' },
      { src: iconPath('icon-512'), sizes: '512x512', type: 'image/png' },
      { src: iconPath('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
