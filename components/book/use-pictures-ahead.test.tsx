/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { usePicturesAhead } from './use-pictures-ahead'

const BOOK = ['/cover.svg', '/1.svg', '/2.svg', null, '/4.svg']
const path = (image: HTMLImageElement) => new URL(image.src).pathname

describe('the pictures that are read ahead', () => {
  const images: HTMLImageElement[] = []
  let keeper: EventTarget
  /** The browser has read the picture that was asked for last, and has time again. */
  const read = (how: 'load' | 'error' = 'load') =>
    act(() => {
      images.at(-1)?.dispatchEvent(new Event(how))
      jest.runAllTimers()
    })

  beforeEach(() => {
    jest.useFakeTimers()
    images.length = 0
    const RealImage = Image
    jest.spyOn(globalThis, 'Image').mockImplementation(() => {
      const image = new RealImage()
      images.push(image)
      return image
    })
    keeper = new EventTarget()
    Object.defineProperty(navigator, 'serviceWorker', { value: keeper, configurable: true })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  const open = (page: number) => {
    const hook = renderHook(({ page, turning }) => usePicturesAhead(BOOK, page, turning), {
      initialProps: { page, turning: false },
    })
    act(() => jest.runAllTimers())
    return hook
  }

  it('come one after the other, the nearest first, each once', () => {
    const { rerender } = open(3)
    expect(images.map(path)).toEqual(['/2.svg'])
    for (let i = 0; i < 6; i++) read()
    expect(images.map(path)).toEqual(['/2.svg', '/1.svg', '/cover.svg', '/4.svg'])
    rerender({ page: 4, turning: false })
    act(() => jest.runAllTimers())
    expect(images).toHaveLength(4)
  })

  it('wait while a page turns', () => {
    const { rerender } = open(1)
    rerender({ page: 2, turning: true })
    for (let i = 0; i < 3; i++) read()
    expect(images.map(path)).toEqual(['/cover.svg'])
    rerender({ page: 2, turning: false })
    act(() => jest.runAllTimers())
    expect(images.map(path)).toEqual(['/cover.svg', '/1.svg'])
  })

  it('go on after one that could not be had, which is asked for again at the next page', () => {
    const { rerender } = open(1)
    read('error')
    for (let i = 0; i < 4; i++) read()
    expect(images.map(path)).toEqual(['/cover.svg', '/1.svg', '/2.svg', '/4.svg'])
    rerender({ page: 2, turning: false })
    act(() => jest.runAllTimers())
    expect(images.map(path).at(-1)).toBe('/cover.svg')
  })

  it('are read again once a service worker stands before them', () => {
    open(1)
    for (let i = 0; i < 4; i++) read()
    expect(images).toHaveLength(4)
    act(() => keeper.dispatchEvent(new Event('controllerchange')))
    for (let i = 0; i < 5; i++) read()
    expect(images.map(path).slice(4)).toEqual(['/cover.svg', '/1.svg', '/2.svg', '/4.svg'])
  })
})
