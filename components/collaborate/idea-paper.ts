import type { IdeaType } from '@/lib/domain/collaboration/room'

/** The paper of each kind of idea. */
export const IDEA_PAPER: Record<IdeaType, string> = {
  character: 'bg-sun-pale border-sun',
  plot: 'bg-sky-pale border-sky-deep',
  setting: 'bg-eucalyptus-pale border-eucalyptus-deep',
  dialogue: 'bg-paper border-ink',
  theme: 'bg-coral-pale border-coral',
}
