/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { RoomSnapshot } from '@/lib/domain/collaboration/room-log'
import { useGrowingBook } from './use-growing-book'

const version = (number: number): RoomSnapshot['versions'][number] => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  number,
  createdAt: '2026-11-24T10:00:00.000Z',
  title: 'A table',
  language: 'en',
  pages: Array.from({ length: 20 }, (_, i) => `page ${i + 1} of ${number}`),
  traces: [],
  table: { quoted: [], credits: [] },
  author: 'built-in-weave@1',
  storyId: null,
})
const withVersions = (...versions: RoomSnapshot['versions']) => ({
  writing: null,
  room: { versions } as unknown as RoomSnapshot,
})
const open = (isStill: boolean) => {
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList
  return renderHook(useGrowingBook, { initialProps: withVersions(version(1)) })
}
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000))

test('a version that comes at once grows page by page, and is there when it has', async () => {
  const { result, rerender } = open(false)
  expect(result.current.writing).toBeNull()
  rerender(withVersions(version(1), version(2)))
  const lengths = new Set<number>()
  for (let step = 0; step < 110; step++) {
    lengths.add(result.current.writing?.pages.length ?? 20)
    await seconds(0.05)
    if (result.current.writing) expect(result.current.room.versions).toHaveLength(1)
  }
  expect([...lengths]).toEqual(Array.from({ length: 21 }, (_, count) => count))
  expect(result.current.room.versions.map(({ number }) => number)).toEqual([1, 2])
})

test('where motion is unwelcome it is there at once', () => {
  const { result, rerender } = open(true)
  rerender(withVersions(version(1), version(2)))
  expect(result.current).toMatchObject({ writing: null, room: { versions: [{ number: 1 }, { number: 2 }] } })
})
