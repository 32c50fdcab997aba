import type { Viewer } from '@/lib/domain/viewer'
import type { Asking } from '@/lib/server/recordings/recording-access'

interface Called {
  request: Request
  params: Record<string, string>
  viewer: Viewer
}

/** The recording in an address, and whoever asks. A link's token is in a header, so that no address in a log has it. */
export const askingFor = ({ request, params, viewer }: Called): Asking & { id: string } => ({
  id: params['recording'] ?? '',
  viewer,
  token: /^Bearer ([\w-]{16,64})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
  now: new Date(),
})
