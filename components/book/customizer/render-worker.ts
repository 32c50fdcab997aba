import { serveDesk } from '@/components/illustration/worker-client'
import { drawStage, type Stage, type StageWish } from './render-stage'

serveDesk<StageWish, Stage>(drawStage)
