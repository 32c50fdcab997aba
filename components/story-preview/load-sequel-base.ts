import { sequelBase, type SequelBase } from '@/lib/domain/illustration/sequel-base'
import { call } from '@/lib/http/client'
import { api } from '@/lib/paths'

/** What a sequel goes on from. Its schemas are large, so this is loaded where there is one. */
export const loadSequelBase = (previousStoryId: string): Promise<SequelBase> =>
  call<undefined, SequelBase>({ method: 'GET', path: api.sequelBase(previousStoryId), answer: sequelBase })
