// @vitest-environment jsdom
import { testInSimulatedDom } from './testing.fixtures.js'

testInSimulatedDom()
