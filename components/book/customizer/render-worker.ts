import { serveWorker } from '@/lib/browser/worker-client'
import { renderStage, type Stage, type StageRequest } from './render-stage'

serveWorker<StageRequest, Stage>(renderStage)
