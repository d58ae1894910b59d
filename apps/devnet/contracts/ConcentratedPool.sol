// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ConcentratedMath} from "./ConcentratedMath.sol";
import {Token} from "./Pair.sol";

interface SwapCallback {
    function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes calldata data) external;
}

/// A pool with concentrated liquidity, with the reading functions, the event, `swap` and the amounts of a Uniswap V3 pool. There are no
/// positions: liquidity is for good, and the tokens for it are sent before it is added.
contract ConcentratedPool {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint24 public immutable fee;
    int24 public immutable tickSpacing;
    uint128 public liquidity;
    uint160 private sqrtPrice;
    int24 private tick;

    struct Tick {
        uint128 liquidityGross;
        int128 liquidityNet;
    }

    struct State {
        uint256 price;
        int24 tick;
        uint256 liquidity;
        uint256 left;
        uint256 calculated;
    }

    mapping(int24 => Tick) private allTicks;
    mapping(int16 => uint256) public tickBitmap;

    event Swap(
        address indexed sender,
        address indexed recipient,
        int256 amount0,
        int256 amount1,
        uint160 sqrtPriceX96,
        uint128 liquidity,
        int24 tick
    );

    constructor(address first, address second, uint24 fee_, int24 tickSpacing_) {
        factory = msg.sender;
        (token0, token1, fee, tickSpacing) = (first, second, fee_, tickSpacing_);
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (sqrtPrice, tick, 0, 1, 1, 0, sqrtPrice != 0);
    }

    function ticks(int24 index)
        external
        view
        returns (uint128, int128, uint256, uint256, int56, uint160, uint32, bool)
    {
        Tick memory found = allTicks[index];
        return (found.liquidityGross, found.liquidityNet, 0, 0, 0, 0, 0, found.liquidityGross > 0);
    }

    function initialize(uint160 sqrtPriceX96) external {
        require(sqrtPrice == 0, "AI");
        (sqrtPrice, tick) = (sqrtPriceX96, ConcentratedMath.getTick(sqrtPriceX96));
    }

    function addLiquidity(int24 lower, int24 upper, uint128 amount) external {
        require(lower < upper && lower % tickSpacing == 0 && upper % tickSpacing == 0, "invalid ticks");
        change(lower, amount, int128(amount));
        change(upper, amount, -int128(amount));
        if (lower <= tick && tick < upper) liquidity += amount;
    }

    function change(int24 index, uint128 gross, int128 net) private {
        Tick storage found = allTicks[index];
        if (found.liquidityGross == 0) {
            int24 compressed = index / tickSpacing;
            tickBitmap[int16(compressed >> 8)] ^= 1 << uint8(int8(compressed % 256));
        }
        found.liquidityGross += gross;
        found.liquidityNet += net;
    }

    function swap(
        address recipient, bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96, bytes calldata data
    ) external returns (int256 amount0, int256 amount1) {
        bool isExactIn = amountSpecified > 0;
        State memory state =
            State(sqrtPrice, tick, liquidity, uint256(isExactIn ? amountSpecified : -amountSpecified), 0);
        while (state.left != 0 && state.price != sqrtPriceLimitX96) {
            move(state, zeroForOne, isExactIn, sqrtPriceLimitX96);
        }
        (sqrtPrice, tick, liquidity) = (uint160(state.price), state.tick, uint128(state.liquidity));
        int256 rest = int256(state.left);
        int256 specified = isExactIn ? amountSpecified - rest : amountSpecified + rest;
        int256 other = isExactIn ? -int256(state.calculated) : int256(state.calculated);
        (amount0, amount1) = zeroForOne == isExactIn ? (specified, other) : (other, specified);
        settle(recipient, zeroForOne, amount0, amount1, data);
        emit Swap(msg.sender, recipient, amount0, amount1, sqrtPrice, liquidity, tick);
    }

    /// Swaps up to the next initialized tick, the end of the word of the bitmap, or the limit.
    function move(State memory state, bool zeroForOne, bool isExactIn, uint160 limit) private view {
        (int24 next, bool isInitialized) = findNext(state.tick, zeroForOne);
        require(next > -887272 && next < 887272, "no liquidity");
        uint256 nextPrice = ConcentratedMath.getSqrtPrice(next);
        uint256 target = (zeroForOne ? nextPrice < limit : nextPrice > limit) ? limit : nextPrice;
        uint256 before = state.price;
        ConcentratedMath.Step memory step =
            ConcentratedMath.computeStep(state.price, target, state.liquidity, state.left, isExactIn, fee);
        state.price = step.next;
        state.left -= isExactIn ? step.amountIn + step.fee : step.amountOut;
        state.calculated += isExactIn ? step.amountOut : step.amountIn + step.fee;
        if (state.price == nextPrice) {
            if (isInitialized) {
                int256 net = allTicks[next].liquidityNet;
                state.liquidity = uint256(int256(state.liquidity) + (zeroForOne ? -net : net));
            }
            state.tick = zeroForOne ? next - 1 : next;
        } else if (state.price != before) {
            state.tick = ConcentratedMath.getTick(uint160(state.price));
        }
    }

    function findNext(int24 from, bool isDown) private view returns (int24, bool) {
        int24 compressed = from / tickSpacing;
        if (from < 0 && from % tickSpacing != 0) compressed--;
        if (!isDown) compressed++;
        int24 start = (compressed >> 8) * 256;
        uint256 word = tickBitmap[int16(compressed >> 8)];
        int24 end = isDown ? start : start + 255;
        for (int24 i = compressed; isDown ? i >= end : i <= end; isDown ? i-- : i++) {
            if (word & (1 << uint24(i - start)) != 0) return (i * tickSpacing, true);
        }
        return (end * tickSpacing, false);
    }

    function settle(address recipient, bool zeroForOne, int256 amount0, int256 amount1, bytes calldata data) private {
        (address sold, address bought) = zeroForOne ? (token0, token1) : (token1, token0);
        (int256 paid, int256 received) = zeroForOne ? (amount0, amount1) : (amount1, amount0);
        if (received < 0) require(Token(bought).transfer(recipient, uint256(-received)), "transfer failed");
        uint256 before = Token(sold).balanceOf(address(this));
        SwapCallback(msg.sender).uniswapV3SwapCallback(amount0, amount1, data);
        require(before + uint256(paid) <= Token(sold).balanceOf(address(this)), "IIA");
    }
}
