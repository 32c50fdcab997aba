import { serveDesk } from '@/components/illustration/desk'
import { drawStage, type Stage, type StageWish } from './draw-stage'

serveDesk<StageWish, Stage>(drawStage)
