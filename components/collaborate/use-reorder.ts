'use client'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { applyMove, moveTo, type Move } from '@/lib/domain/collaboration/move-idea'

/** How near to the screen's edge a dragged slip moves the page, and how far at once. */
const EDGE = 70
const SCROLL = 14

interface Lifted {
  id: string
  /** How the slip came into the hand. */
  by: 'pointer' | 'keys'
  /** The order while it is carried. */
  ids: readonly string[]
}
interface ReorderOptions {
  ids: readonly string[]
  onMove: (move: Move) => void
  /** What is said of each step, to those who don't see it. */
  announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', id: string, place: number) => void
}

/**
 * Orders a list by dragging a slip's handle, or with keys: Space lifts, the arrows move, Space lays down, Escape leaves
 * everything as it was.
 */
export function useReorder({ ids, onMove, announce }: ReorderOptions) {
  const list = useRef<HTMLOListElement>(null)
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const shown = lifted
    ? [...lifted.ids.filter((id) => ids.includes(id)), ...ids.filter((id) => !lifted.ids.includes(id))]
    : ids

  // A slip that moves in the page loses the focus that its handle had.
  const carried = lifted?.by === 'keys' ? lifted.id : null
  const place = carried === null ? -1 : shown.indexOf(carried)
  useEffect(() => {
    if (carried === null) return
    const handle = list.current?.querySelector<HTMLElement>(`[data-handle="${carried}"]`)
    if (handle !== document.activeElement) handle?.focus()
  }, [carried, place])

  const lift = (id: string, by: Lifted['by']) => {
    setLifted({ id, by, ids })
    announce('lifted', id, ids.indexOf(id))
  }
  const carry = (to: number) => {
    if (!lifted) return
    const move = moveTo(shown, lifted.id, to)
    if (!move) return
    const next = applyMove(
      shown.map((id) => ({ id })),
      move,
    ).map(({ id }) => id)
    setLifted({ ...lifted, ids: next })
    if (lifted.by === 'keys') announce('moved', lifted.id, next.indexOf(lifted.id))
  }
  const drop = () => {
    if (!lifted) return
    const to = shown.indexOf(lifted.id)
    const move = moveTo(ids, lifted.id, to)
    setLifted(null)
    announce('dropped', lifted.id, to)
    if (move) onMove(move)
  }
  const cancel = () => {
    if (!lifted) return
    setLifted(null)
    announce('cancelled', lifted.id, ids.indexOf(lifted.id))
  }

  /** The place whose middle the pointer has passed. */
  const placeAt = (y: number): number => {
    const middles = [...(list.current?.querySelectorAll<HTMLElement>('[data-slip]') ?? [])]
      .filter((slip) => slip.dataset['slip'] !== lifted?.id)
      .map((slip) => slip.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    return middles.filter((middle) => middle < y).length
  }
  const handleProps = (id: string) => ({
    'data-handle': id,
    'aria-pressed': lifted?.id === id,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      lift(id, 'pointer')
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      if (lifted?.by !== 'pointer') return
      if (clientY < EDGE) window.scrollBy(0, -SCROLL)
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
      carry(placeAt(clientY))
    },
    onPointerUp: () => lifted?.by === 'pointer' && drop(),
    onPointerCancel: () => lifted?.by === 'pointer' && cancel(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const inHand = lifted?.id === id
      if (event.key === ' ' || event.key === 'Enter') {
        if (inHand) drop()
        else lift(id, 'keys')
      } else if (!inHand) return
      else if (event.key === 'Escape') cancel()
      else if (event.key === 'ArrowUp') carry(shown.indexOf(id) - 1)
      else if (event.key === 'ArrowDown') carry(shown.indexOf(id) + 1)
      else if (event.key === 'Home') carry(0)
      else if (event.key === 'End') carry(shown.length - 1)
      else return
      event.preventDefault()
    },
    // By the Tab key, not by a slip that moves.
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (lifted?.id === id && lifted.by === 'keys' && relatedTarget !== null) drop()
    },
  })
  return { list, shown, lifted: lifted?.id ?? null, handleProps }
}
