// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A pool of two tokens with the reading functions, the events and the rule of a Uniswap V2 pair: the product of both
/// reserves never falls, after a fee of 0.3 %. There are no shares: what is sent to it before `sync` is liquidity for good.
contract Pair {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint112 private reserve0;
    uint112 private reserve1;
    uint32 private blockTimestampLast;

    event Swap(
        address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to
    );
    event Sync(uint112 reserve0, uint112 reserve1);

    constructor(address first, address second) {
        factory = msg.sender;
        (token0, token1) = (first, second);
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (reserve0, reserve1, blockTimestampLast);
    }

    function sync() external {
        update(Token(token0).balanceOf(address(this)), Token(token1).balanceOf(address(this)));
    }

    /// Sends `amount0Out` or `amount1Out` for tokens that were sent to this contract in the same transaction.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata) external {
        require(amount0Out < reserve0 && amount1Out < reserve1, "insufficient liquidity");
        if (amount0Out > 0) require(Token(token0).transfer(to, amount0Out), "transfer of token0 failed");
        if (amount1Out > 0) require(Token(token1).transfer(to, amount1Out), "transfer of token1 failed");
        uint256 balance0 = Token(token0).balanceOf(address(this));
        uint256 balance1 = Token(token1).balanceOf(address(this));
        uint256 in0 = balance0 + amount0Out - reserve0;
        uint256 in1 = balance1 + amount1Out - reserve1;
        require(
            (balance0 * 1000 - in0 * 3) * (balance1 * 1000 - in1 * 3) >= uint256(reserve0) * reserve1 * 1_000_000,
            "insufficient input"
        );
        update(balance0, balance1);
        emit Swap(msg.sender, in0, in1, amount0Out, amount1Out, to);
    }

    function update(uint256 balance0, uint256 balance1) private {
        require(balance0 <= type(uint112).max && balance1 <= type(uint112).max, "overflow");
        (reserve0, reserve1) = (uint112(balance0), uint112(balance1));
        blockTimestampLast = uint32(block.timestamp);
        emit Sync(reserve0, reserve1);
    }
}
