'use client'
import { createContext, useContext } from 'react'
import type { DrawnPreview } from './drawn-preview'

/** The last drawing, for the parts of the form that show a piece of it. */
export const DrawnPreviewContext = createContext<DrawnPreview | null>(null)
export const useDrawnPreview = (): DrawnPreview | null => useContext(DrawnPreviewContext)
