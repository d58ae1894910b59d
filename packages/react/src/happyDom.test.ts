// @vitest-environment happy-dom
import { testInSimulatedDom } from './testing.fixtures.js'

testInSimulatedDom()
