import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { deployFolder, deployParts, listVariables, readDocuments, readText, readYaml } from './deployFiles.js'

const generator = z.object({
  name: z.string(),
  files: z._default(z.array(z.string()), []),
  envs: z._default(z.array(z.string()), []),
})
const kustomization = z.object({
  resources: z.array(z.string()),
  configMapGenerator: z.array(generator),
  secretGenerator: z.array(generator),
})
const labels = z.object({ app: z.string() })
const workload = z.object({
  kind: z.enum(['Deployment', 'StatefulSet']),
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        containers: z.array(
          z.object({
            image: z.string(),
            command: z.optional(z.array(z.string())),
            ports: z.array(z.object({ name: z.string() })),
            env: z._default(z.array(z.object({ name: z.string() })), []),
          }),
        ),
      }),
    }),
  }),
})
const service = z.object({
  kind: z.literal('Service'),
  spec: z.object({ selector: labels, ports: z.array(z.object({ targetPort: z.string() })) }),
})

function readPart(part: string) {
  const files = z.parse(kustomization, readYaml(`${part}/kustomization.yaml`))
  const resources = files.resources.flatMap((path) => readDocuments(readText(`${part}/${path}`)))
  const select = <Schema extends z.core.$ZodType>(schema: Schema) =>
    resources.flatMap((value): readonly z.output<Schema>[] => {
      const result = z.safeParse(schema, value)
      return result.success ? [result.data] : []
    })
  return { files, resources, workloads: select(workload), services: select(service) }
}

test.each(deployParts)(
  'behavior: kustomization.yaml of %s lists all manifests, and files that exist',
  (part) => {
    const { files } = readPart(part)
    const manifests = readdirSync(join(deployFolder, part, 'kubernetes')).map((name) => `kubernetes/${name}`)
    expect([...files.resources].sort()).toEqual(manifests.sort())
    const generated = [...files.configMapGenerator, ...files.secretGenerator]
    const paths = generated.flatMap((entry) => [...entry.files, ...entry.envs])
    for (const path of paths) expect(existsSync(join(deployFolder, part, path)), path).toBe(true)
    // Each one that a pod mounts or reads a variable from is generated, and the reverse.
    const used = [...JSON.stringify(readPart(part).resources).matchAll(/"(latchkit-[\w-]+)"/g)].map(
      ([, name]) => name,
    )
    const names = generated.map(({ name }) => name)
    expect([...new Set(used)].filter((name) => name !== 'latchkit-recovery').sort()).toEqual(
      expect.arrayContaining([...names].sort()),
    )
  },
)

test.each(deployParts)('behavior: pods of %s set only settings that their programs read', (part) => {
  const containers = readPart(part).workloads.flatMap(({ spec }) => spec.template.spec.containers)
  const own = containers.filter(({ image }) => image === 'latchkit-gateway')
  expect(own).toHaveLength(part === 'gateway' ? 2 : 1)
  // DATABASE_URL contains the password.
  for (const { command, env } of own)
    expect([...listVariables(command), 'POSTGRES_PASSWORD']).toEqual(
      expect.arrayContaining(env.map(({ name }) => name)),
    )
})

test.each(deployParts)('behavior: services of %s find the ports of their pods', (part) => {
  const { workloads, services } = readPart(part)
  expect(services).toHaveLength(workloads.length)
  for (const { spec } of workloads) expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels)
  for (const { spec } of services) {
    const pods = workloads.filter(({ spec: { selector } }) => selector.matchLabels.app === spec.selector.app)
    const ports = pods.flatMap((pod) =>
      pod.spec.template.spec.containers.flatMap((container) => container.ports),
    )
    expect(ports.map(({ name }) => name)).toEqual(spec.ports.map(({ targetPort }) => targetPort))
  }
})
