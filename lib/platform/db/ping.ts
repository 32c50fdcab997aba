import type { Db } from './client'

/** Whether the database answers. @throws what any query would throw while it can't be had */
export const pingDatabase = async (db: Db): Promise<void> => void (await db.$queryRaw`SELECT 1 AS here`)
