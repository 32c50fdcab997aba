'use client'
import { createContext, useContext } from 'react'
import type { Drawn } from './drawn-preview'

/** The last drawing, for the parts of the form that show a piece of it. */
export const DrawnContext = createContext<Drawn | null>(null)
export const useDrawn = (): Drawn | null => useContext(DrawnContext)
