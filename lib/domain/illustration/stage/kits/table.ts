import type { Destination } from '../../direction'
import { AUCKLAND } from './data/auckland'
import { BEIJING } from './data/beijing'
import { CAIRO } from './data/cairo'
import { GOLD_COAST } from './data/gold-coast'
import { GREAT_BARRIER_REEF } from './data/great-barrier-reef'
import { LONDON } from './data/london'
import { MELBOURNE } from './data/melbourne'
import { NEW_DELHI } from './data/new-delhi'
import { PARIS } from './data/paris'
import { PERTH } from './data/perth'
import { QUEENSTOWN } from './data/queenstown'
import { ROME } from './data/rome'
import { ROTORUA } from './data/rotorua'
import { SINGAPORE } from './data/singapore'
import { SYDNEY } from './data/sydney'
import { TASMANIA } from './data/tasmania'
import { TOKYO } from './data/tokyo'
import { ULURU } from './data/uluru'
import { WASHINGTON_DC } from './data/washington-dc'
import { WELLINGTON } from './data/wellington'
import type { StreetKit } from './kit'

export const KITS: Record<Destination, StreetKit> = {
  sydney: SYDNEY,
  melbourne: MELBOURNE,
  'gold-coast': GOLD_COAST,
  'great-barrier-reef': GREAT_BARRIER_REEF,
  uluru: ULURU,
  tasmania: TASMANIA,
  perth: PERTH,
  auckland: AUCKLAND,
  rotorua: ROTORUA,
  queenstown: QUEENSTOWN,
  wellington: WELLINGTON,
  london: LONDON,
  paris: PARIS,
  tokyo: TOKYO,
  'washington-dc': WASHINGTON_DC,
  rome: ROME,
  singapore: SINGAPORE,
  beijing: BEIJING,
  'new-delhi': NEW_DELHI,
  cairo: CAIRO,
}
