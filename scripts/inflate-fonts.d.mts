export function inflateWoff(woff: Buffer): Buffer
export function inflateFonts(root: string, folder: string): void
