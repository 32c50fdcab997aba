'use client'
import { Direction } from 'radix-ui'

/** Tells Radix's parts which way the page is read. */
export const DirectionProvider = Direction.DirectionProvider
