export const ROOM_TABS = ['builder', 'ideas', 'preview', 'generate'] as const
export type RoomTab = (typeof ROOM_TABS)[number]
