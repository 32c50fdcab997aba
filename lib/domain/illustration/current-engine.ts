// All that draws a book, as a release freezes it when a line has to change after books were sold (`npm run golden --
// --freeze`).
export { planPages } from './book-look'
export { drawCover } from './cover/draw-cover'
export { illustrate } from './illustrate'
export { illustrateFrame, illustrateFull } from './illustrate-full'
