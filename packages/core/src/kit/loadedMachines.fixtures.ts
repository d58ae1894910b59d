import { machines as loaded, type MachinesSource } from './machines.js'

/** In tests of this repository: the machines without loading, so that a kit changes its state at once. */
export const machines: MachinesSource = loaded
