import { customizations } from '@/lib/domain/illustration/customizations'
import { drawingBoard, type DrawingBoard } from '@/lib/domain/illustration/drawing-board'
import type { CustomizationsBody } from '@/lib/domain/illustration/customizations-body'
import { call } from '@/lib/http/client'
import type { Endpoint } from '@/lib/http/endpoints'
import { api } from '@/lib/paths'
import { z } from 'zod'

const saved = z.object({ version: z.int(), customizations: customizations.nullable() })

/** The customizer's own calls; their schemas are large, and nobody else loads them. */
export const loadBoard = (id: string): Promise<DrawingBoard> =>
  call<undefined, DrawingBoard>({ method: 'GET', path: api.customizations(id), answer: drawingBoard })

export const saveBoard = (id: string, body: CustomizationsBody): Promise<z.output<typeof saved>> => {
  const endpoint: Endpoint<CustomizationsBody, z.output<typeof saved>> = {
    method: 'POST',
    path: api.customizations(id),
    answer: saved,
  }
  return call(endpoint, body)
}
