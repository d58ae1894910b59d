import { driveElements } from '../driveElements.mjs'

/** @param {import('../drive.mjs').Drive} drive */
export const drive = (drive) => driveElements(drive)
