// @vitest-environment happy-dom
import { testInSimulatedDom } from './testKit.fixtures.js'

testInSimulatedDom()
