import fc from 'fast-check'
import { prepareTurn, openAt, createTurning, pageForKey, pagesForSwipe, settle, turnTo } from './turning'

describe('turning pages', () => {
  it('turnTo: stops at both ends', () => {
    const book = createTurning(3)
    expect(turnTo(book, 0)).toBe(book)
    expect(turnTo({ ...book, page: 3 }, 4)).toEqual({ ...book, page: 3 })
  })
  it('turnTo: is ignored while a turn runs', () => {
    const turning = turnTo(createTurning(5), 2)
    expect(turning).toMatchObject({ page: 2, leaving: 1 })
    expect(turnTo(turning, 3)).toBe(turning)
    expect(turnTo(settle(turning), 3)).toMatchObject({ page: 3, leaving: 2 })
  })
  it('finished: stays true after the first visit of the last page', () => {
    const end = settle(turnTo(createTurning(4), 4))
    expect(end.finished).toBe(true)
    expect(turnTo(end, 2).finished).toBe(true)
    expect(turnTo(createTurning(4), 3).finished).toBe(false)
  })
  it('any sequence of actions: stays in the book and mounts the page and its neighbours, three at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.record({ to: fc.integer({ min: -2, max: 42 }), still: fc.boolean() })),
        (total, wishes) => {
          let book = createTurning(total)
          for (const { to, still } of wishes) {
            const before = book
            book = turnTo(book, to)
            expect(book.page).toBeGreaterThanOrEqual(1)
            expect(book.page).toBeLessThanOrEqual(total)
            expect(book.mounted.length).toBeLessThanOrEqual(3)
            expect(book.mounted).toContain(book.page)
            if (book.leaving !== null) expect(book.mounted).toContain(book.leaving)
            // Turning to a mounted page mounts and unmounts nothing.
            if (before.mounted.includes(book.page)) expect(book.mounted).toBe(before.mounted)
            if (book.leaving !== null) expect(prepareTurn(book)).toBe(book)
            expect(settle(book).mounted).toBe(book.mounted)
            book = settle(book)
            if (!still) continue
            book = prepareTurn(book)
            expect(prepareTurn(book)).toBe(book)
            for (const near of [book.page - 1, book.page + 1])
              if (near >= 1 && near <= total) expect(book.mounted).toContain(near)
          }
        },
      ),
    )
  })
  it('openAt: mounts only the page that was left', () => {
    expect(openAt(createTurning(9), 5)).toMatchObject({ page: 5, mounted: [5], leaving: null })
    expect(openAt(createTurning(9), 12)).toEqual(createTurning(9))
  })
  it("pageForKey: arrows follow the book's direction", () => {
    const at = { page: 4, total: 9 }
    expect(pageForKey('ArrowRight', at, false)).toBe(5)
    expect(pageForKey('ArrowRight', at, true)).toBe(3)
    expect(pageForKey('ArrowLeft', at, true)).toBe(5)
    expect(pageForKey('Home', at, false)).toBe(1)
    expect(pageForKey('End', at, false)).toBe(9)
    expect(pageForKey('a', at, false)).toBeNull()
  })
  it('pagesForSwipe: a long horizontal swipe turns, scrolling does not', () => {
    expect(pagesForSwipe(-80, 10, false)).toBe(1)
    expect(pagesForSwipe(80, 10, false)).toBe(-1)
    expect(pagesForSwipe(80, 10, true)).toBe(1)
    expect(pagesForSwipe(-20, 0, false)).toBe(0)
    expect(pagesForSwipe(-80, 70, false)).toBe(0)
  })
})
