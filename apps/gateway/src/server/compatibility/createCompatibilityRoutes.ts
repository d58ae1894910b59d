import type { Route } from '../http/Route.js'
import type { Project } from '../projects/Project.js'
import { requireProject } from '../projects/requireProject.js'
import type { EventSink } from './createEventSink.js'
import type { Feature } from './features.js'

/** Kits send a batch of events when it reaches 45 kB. */
const maxEventBytes = 64 * 1024

/**
 * Creates the routes that existing kits request from their hosted back end, besides relay and catalogue: features,
 * analytics settings and events.
 */
export function createCompatibilityRoutes(
  features: readonly Feature[],
  events: EventSink,
  projects: () => readonly Project[],
): readonly Route[] {
  const json = (name: string, pattern: RegExp, body: object): Route => ({
    name,
    method: 'GET',
    pattern,
    handle(request) {
      requireProject(projects(), request)
      return { headers: { 'cache-control': 'public, max-age=300', vary: 'origin' }, body }
    },
  })
  return [
    json('features', /^\/appkit\/v1\/config$/, { features }),
    json('analyticsConfig', /^\/getAnalyticsConfig$/, { isAnalyticsEnabled: events.isEnabled }),
    {
      name: 'events',
      method: 'POST',
      pattern: /^\/(?:e|batch)$/,
      maxBodyBytes: maxEventBytes,
      async handle(request) {
        requireProject(projects(), request)
        events.send(await request.text(), request.query)
        return { status: 202, body: {} }
      },
    },
  ]
}
