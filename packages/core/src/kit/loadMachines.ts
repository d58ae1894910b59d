import type { MachinesSource } from './machines.js'

/** Loads the machines in a chunk of their own. The tests replace this module by `loadedMachines.fixtures.ts`. */
export const machines: MachinesSource = async () => (await import('./machines.js')).machines
