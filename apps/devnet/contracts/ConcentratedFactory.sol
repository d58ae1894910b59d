// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ConcentratedPool} from "./ConcentratedPool.sol";

/// Creates one pool per pair of tokens and fee, with the functions and the event of a Uniswap V3 factory.
contract ConcentratedFactory {
    mapping(address => mapping(address => mapping(uint24 => address))) public getPool;
    mapping(uint24 fee => int24) public feeAmountTickSpacing;

    event PoolCreated(
        address indexed token0, address indexed token1, uint24 indexed fee, int24 tickSpacing, address pool
    );

    constructor() {
        feeAmountTickSpacing[100] = 1;
        feeAmountTickSpacing[500] = 10;
        feeAmountTickSpacing[3_000] = 60;
        feeAmountTickSpacing[10_000] = 200;
    }

    function createPool(address a, address b, uint24 fee) external returns (address pool) {
        int24 tickSpacing = feeAmountTickSpacing[fee];
        require(a != b && tickSpacing != 0 && getPool[a][b][fee] == address(0), "pool exists, or invalid fee");
        (address first, address second) = a < b ? (a, b) : (b, a);
        pool = address(new ConcentratedPool(first, second, fee, tickSpacing));
        (getPool[a][b][fee], getPool[b][a][fee]) = (pool, pool);
        emit PoolCreated(first, second, fee, tickSpacing, pool);
    }
}
