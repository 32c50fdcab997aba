// English words for traits. A fact has no pronoun, and no verb that agrees: it may follow any name.
import type { ChildTrait, PetTrait } from '../../../story/traits'
import { joinTraits } from '../../world/traits'
import type { TraitFacts, TraitWords } from '../../world/traits'
import { CHILD_TRAIT_LINES, PET_TRAIT_LINES } from './trait-lines'

const PETS: Record<PetTrait, TraitFacts> = {
  broom: { thing: 'the broom', a: 'a broom', things: 'brooms', prop: 'broom' },
  // Far away, so that it fits any weather.
  thunder: { thing: 'the thunder', a: 'a rumble of thunder', things: 'rumbles of thunder' },
  baths: { thing: 'the bath', a: 'a bath', things: 'baths' },
  balloons: { thing: 'the balloon', a: 'a balloon', things: 'balloons', prop: 'balloon' },
  umbrellas: { thing: 'the umbrella', a: 'an umbrella', things: 'umbrellas', prop: 'umbrella' },
  socks: {
    ...{ thing: 'the sock', a: 'a sock', things: 'socks', prop: 'sock' },
    ...{ do: 'take a sock', did: 'took a sock', doing: 'taking a sock' },
  },
  sandwiches: {
    ...{ thing: 'the sandwich', a: 'a sandwich', things: 'sandwiches', prop: 'sandwich' },
    ...{ do: 'take a sandwich', did: 'took a sandwich', doing: 'taking a sandwich' },
  },
  slippers: {
    ...{ thing: 'the slipper', a: 'a slipper', things: 'slippers', prop: 'slippers' },
    ...{ do: 'take a slipper', did: 'took a slipper', doing: 'taking a slipper' },
  },
  spoons: {
    ...{ thing: 'the spoon', a: 'a spoon', things: 'spoons', prop: 'spoon' },
    ...{ do: 'take a spoon', did: 'took a spoon', doing: 'taking a spoon' },
  },
  howls: { do: 'howl', did: 'howled', doing: 'howling', sound: 'aroo' },
  snores: { do: 'snore', did: 'snored', doing: 'snoring', sound: 'hrrronk' },
  sings: { do: 'sing', did: 'sang', doing: 'singing', sound: 'oodle-oo' },
  grumbles: { do: 'grumble', did: 'grumbled', doing: 'grumbling', sound: 'hrmpf' },
  threelegs: { has: 'three legs' },
  oneeye: { has: 'one eye' },
  oneearup: { has: 'one ear up' },
  notail: { has: 'no tail' },
  deaf: { has: 'ears that heard nothing' },
  old: { is: 'rather old' },
  young: { is: 'still young' },
  ball: { thing: 'the ball', a: 'a ball', things: 'balls', prop: 'ball' },
  blanket: { thing: 'the blanket', a: 'a blanket', things: 'blankets', prop: 'blanket' },
  cheese: { thing: 'the cheese', a: 'a bit of cheese', things: 'bits of cheese' },
  stick: { thing: 'the stick', a: 'a stick', things: 'sticks', prop: 'stick' },
  laundrybasket: {
    ...{
      do: 'sleep in the washing basket',
      did: 'slept in the washing basket',
      doing: 'sleeping in the washing basket',
    },
    ...{ where: 'in the washing basket', prop: 'basket' },
  },
  childsbed: {
    ...{ do: "sleep on {Kim}'s bed", did: "slept on {Kim}'s bed", doing: "sleeping on {Kim}'s bed" },
    ...{ where: "on {Kim}'s bed", prop: 'bed' },
  },
  boxes: {
    ...{ do: 'sleep in a box', did: 'slept in a box', doing: 'sleeping in a box' },
    ...{ where: 'in a box', prop: 'box' },
  },
  sunnyspot: {
    ...{ do: 'sleep in a patch of sun', did: 'slept in a patch of sun', doing: 'sleeping in a patch of sun' },
    where: 'in a patch of sun',
  },
  digs: { do: 'dig holes', did: 'dug holes', doing: 'digging holes', prop: 'hole' },
  spins: { do: 'spin round and round', did: 'spun round and round', doing: 'spinning round and round' },
  licks: { do: 'lick everybody', did: 'licked everybody', doing: 'licking everybody' },
  follows: { do: 'follow {Kim} about', did: 'followed {Kim} about', doing: 'following {Kim} about' },
  sitsonthings: { do: 'sit on things', did: 'sat on things', doing: 'sitting on things' },
  hidesthings: { do: 'hide things', did: 'hid things', doing: 'hiding things' },
  opensdoors: { do: 'open doors', did: 'opened doors', doing: 'opening doors', prop: 'door' },
  catches: { do: 'catch things in the air', did: 'caught things in the air', doing: 'catching things in the air' },
  findsthings: { do: 'find lost things', did: 'found lost things', doing: 'finding lost things' },
  jumps: { do: 'jump high', did: 'jumped high', doing: 'jumping high' },
  shakeshands: { do: 'shake hands', did: 'shook hands', doing: 'shaking hands' },
}

const CHILD: Record<ChildTrait, TraitFacts> = {
  dark: { thing: 'the dark', a: 'a dark corner', things: 'dark corners' },
  thunder: { thing: 'the thunder', a: 'a rumble of thunder', things: 'rumbles of thunder' },
  spiders: { thing: 'the spider', a: 'a spider', things: 'spiders' },
  deepwater: { thing: 'the deep water', a: 'a deep pool', things: 'deep pools' },
  loudnoises: { thing: 'the loud noise', a: 'a loud noise', things: 'loud noises' },
  stones: { thing: 'the stone', a: 'a stone', things: 'stones', prop: 'rock' },
  sticks: { thing: 'the stick', a: 'a stick', things: 'sticks', prop: 'stick' },
  shells: { thing: 'the shell', a: 'a shell', things: 'shells', prop: 'shell' },
  feathers: { thing: 'the feather', a: 'a feather', things: 'feathers', prop: 'feather' },
  hums: { do: 'hum', did: 'hummed', doing: 'humming', sound: 'hmm-hmm-hmm' },
  whispers: { do: 'whisper', did: 'whispered', doing: 'whispering', sound: 'psst' },
  talksalot: {
    do: 'talk and talk',
    did: 'talked and talked',
    doing: 'talking and talking',
    sound: 'and then, and then',
  },
  missingtooth: { has: 'a gap for a tooth' },
  freckles: { has: 'freckles' },
  dinosaurs: { thing: 'the toy dinosaur', a: 'a toy dinosaur', things: 'dinosaurs' },
  trains: { thing: 'the toy train', a: 'a toy train', things: 'trains' },
  pancakes: { thing: 'the pancake', a: 'a pancake', things: 'pancakes', prop: 'pancake' },
  // The boots that are drawn are yellow.
  redboots: { thing: 'the red boots', a: 'a pair of red boots', things: 'red boots' },
  toyrabbit: { thing: 'the toy rabbit', a: 'a toy rabbit', things: 'toy rabbits' },
  nightlight: {
    ...{ do: 'sleep by a night light', did: 'slept by a night light', doing: 'sleeping by a night light' },
    ...{ where: 'by a night light', prop: 'lamp' },
  },
  sleepwithtoys: {
    ...{ do: 'sleep in a heap of toys', did: 'slept in a heap of toys', doing: 'sleeping in a heap of toys' },
    ...{ where: 'in a heap of toys', prop: 'teddy' },
  },
  askswhy: { do: 'ask why', did: 'asked why', doing: 'asking why' },
  counts: { do: 'count everything', did: 'counted everything', doing: 'counting everything' },
  drawsonthings: { do: 'draw on things', did: 'drew on things', doing: 'drawing on things', prop: 'crayon' },
  loseshats: { do: 'lose hats', did: 'lost hats', doing: 'losing hats', prop: 'hat' },
  whistles: { do: 'whistle', did: 'whistled', doing: 'whistling' },
  jokes: { do: 'tell jokes', did: 'told jokes', doing: 'telling jokes' },
  songs: { do: 'make up songs', did: 'made up songs', doing: 'making up songs' },
  remembers: { do: 'remember everything', did: 'remembered everything', doing: 'remembering everything' },
}

export const PET_TRAIT_WORDS: Record<PetTrait, TraitWords> = joinTraits(PETS, PET_TRAIT_LINES)
export const CHILD_TRAIT_WORDS: Record<ChildTrait, TraitWords> = joinTraits(CHILD, CHILD_TRAIT_LINES)
