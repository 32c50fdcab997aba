// Acts of people as data, by what they are done with.
import type { Verb } from '../direction'
import type { PersonAct } from './act-rules'
import { BODY_ACTS } from './body-acts'
import { MOUTH_ACTS } from './mouth-acts'
import { PAPER_ACTS } from './paper-acts'

export const PERSON_ACTS: Partial<Record<Verb, PersonAct>> = { ...BODY_ACTS, ...MOUTH_ACTS, ...PAPER_ACTS }
