import { serveWorker } from '@/components/illustration/worker-client'
import { renderStage, type Stage, type StageRequest } from './render-stage'

serveWorker<StageRequest, Stage>(renderStage)
