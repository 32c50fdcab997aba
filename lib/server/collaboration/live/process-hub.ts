import { db } from '@/lib/platform/db/client'
import { createRoomHub, type RoomHub } from './room-hub'

/** On globalThis: Next bundles routes apart. */
const globals: typeof globalThis & { wagtaleRooms?: RoomHub } = globalThis

/** The hub of this process. */
export const roomHub = (): RoomHub => (globals.wagtaleRooms ??= createRoomHub(db()))
