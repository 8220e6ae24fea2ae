import { Column, Row } from "../boxes.tsx";

/** The site of a sample kopitiam with several shops: enamel red, a marble table from above, and the way to the nearest shop. */
export function Kopitiam() {
  return (
    <Row width="100%" height="100%" background="#f7e6c4" color="#3a1d12" fontFamily="Text">
      <Table />
      <Column position="absolute" left={84} top={56} width={900} height={888}>
        <Row alignItems="center" gap={22} fontSize={34} fontFamily="Poster" color="#c2311c">
          <Sign />
          Kopitiam Contoh
        </Row>
        <Column marginTop={96} fontFamily="Poster" fontSize={226} lineHeight={0.9} letterSpacing={-3}>
          <span style={{ color: "#c2311c" }}>Kopi dulu,</span>
          <span>baru kerja.</span>
        </Column>
        <Row width={720} marginTop={36} fontSize={36} lineHeight={1.35}>
          Roti bakar, telur separuh masak, kopi kaw. Di enam kedai, dari Ipoh ke Taiping.
        </Row>
        <Row marginTop="auto" width={800} padding="28px 0" borderTop="4px solid #3a1d12" justifyContent="space-between">
          <Row fontSize={36} fontWeight={600} color="#c2311c">
            Kedai terdekat: Ipoh
          </Row>
          <Row fontSize={36}>Buka hingga 5 petang</Row>
        </Row>
      </Column>
    </Row>
  );
}

function Sign() {
  return (
    <svg width="64" height="64" viewBox="0 0 64 64">
      <circle cx="32" cy="32" r="32" fill="#c2311c" />
      <circle cx="29" cy="32" r="16" fill="#f7e6c4" />
      <path d="M42 24H52V40H42Z" fill="#f7e6c4" />
      <circle cx="29" cy="32" r="10" fill="#3a1d12" />
    </svg>
  );
}

/** Cup, eggs and toast on a round marble table, cut off by the edge of the screen. */
function Table() {
  const floor = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 7 }, (__, column) => ({ row, column })),
  ).flat();
  return (
    <svg width="1600" height="1000" viewBox="0 0 1600 1000" style={{ position: "absolute", left: 0, top: 0 }}>
      <path d="M1090 0H1600V1000H1090Z" fill="#1f6a62" />
      {floor
        .filter(({ row, column }) => (row + column) % 2 === 0)
        .map(({ row, column }) => (
          <path key={`${row}-${column}`} d={`M${1090 + column * 128} ${row * 128}h128v128h-128Z`} fill="#18544e" />
        ))}
      <circle cx="1340" cy="560" r="424" fill="#0f3a36" />
      <circle cx="1330" cy="540" r="420" fill="#3a1d12" />
      <circle cx="1330" cy="540" r="392" fill="#f4f0e8" />
      <path
        d="M1010 420C1150 480 1180 380 1320 430S1560 360 1690 420M1000 690C1120 640 1240 760 1400 690S1590 720 1680 660"
        fill="none"
        stroke="#d9d3c6"
        strokeWidth="7"
      />
      {/* Kopi, from above. */}
      <circle cx="1222" cy="440" r="166" fill="#d8d0bf" />
      <circle cx="1214" cy="430" r="166" fill="#fffdf6" />
      <circle cx="1214" cy="430" r="142" fill="none" stroke="#1f6a62" strokeWidth="9" />
      <path d="M1288 482L1330 524A20 20 0 0 1 1302 552L1260 510Z" fill="#c9bfab" />
      <path d="M1284 474L1328 518A20 20 0 0 1 1300 546L1256 502Z" fill="#fffdf6" />
      <circle cx="1214" cy="430" r="112" fill="#e8dfcd" />
      <circle cx="1214" cy="430" r="98" fill="#4a2415" />
      <path d="M1130 430A84 84 0 0 1 1214 346A84 84 0 0 0 1156 452A60 60 0 0 1 1130 430Z" fill="#8a4f2c" />
      {/* Two half-boiled eggs in their bowl. */}
      <circle cx="1478" cy="330" r="112" fill="#d8d0bf" />
      <circle cx="1470" cy="322" r="112" fill="#c2311c" />
      <circle cx="1470" cy="322" r="92" fill="#fffdf6" />
      <circle cx="1444" cy="310" r="36" fill="#f29a1f" />
      <circle cx="1500" cy="342" r="36" fill="#f29a1f" />
      <path
        d="M1420 304A30 30 0 0 1 1446 282A34 34 0 0 0 1420 304ZM1476 336A30 30 0 0 1 1502 314A34 34 0 0 0 1476 336Z"
        fill="#ffd27a"
      />
      {/* Kaya toast on its plate. */}
      <g transform="translate(1372 724) rotate(-14)">
        <path d="M-208 -112H222A16 16 0 0 1 238 -96V128A16 16 0 0 1 222 144H-208Z" fill="#d8d0bf" />
        <path
          d="M-220 -122H212A16 16 0 0 1 228 -106V116A16 16 0 0 1 212 132H-220A16 16 0 0 1 -236 116V-106A16 16 0 0 1 -220 -122Z"
          fill="#fffdf6"
        />
        <path d="M-210 -100H202V110H-210Z" fill="none" stroke="#c2311c" strokeWidth="7" />
        <Toast x={-176} />
        <Toast x={-52} />
        <Toast x={72} />
      </g>
    </svg>
  );
}

function Toast({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -74)`}>
      <path
        d="M12 0H98A12 12 0 0 1 110 12V146A12 12 0 0 1 98 158H12A12 12 0 0 1 0 146V12A12 12 0 0 1 12 0Z"
        fill="#8f4b1d"
      />
      <path d="M14 10H96V148H14Z" fill="#d8924a" />
      <path d="M18 34L92 20M18 66L92 52M18 98L92 84M18 130L92 116" stroke="#b76b2b" strokeWidth="10" />
      <path d="M34 60H78V98H34Z" fill="#f7d774" />
    </g>
  );
}

type Shop = { name: string; hours: string; far: string; open: boolean };

const shops: readonly Shop[] = [
  { name: "Ipoh, Pekan Lama", hours: "Buka sampai 5 petang", far: "400 m", open: true },
  { name: "Bercham", hours: "Buka sampai 6 petang", far: "6 km", open: true },
  { name: "Kampar", hours: "Rehat setiap Selasa", far: "38 km", open: false },
  { name: "Taiping", hours: "Buka sampai 4 petang", far: "66 km", open: true },
];

/** The shops of a sample kopitiam on a phone: an enamel sign for each under one awning, the resting one in grey. */
export function KopitiamShops() {
  return (
    <Row width="100%" height="100%" background="#1f6a62" color="#3a1d12" fontFamily="Text">
      <Front />
      <Column position="absolute" left={64} top={232} width={912} height={1020}>
        <Row justifyContent="space-between" alignItems="flex-end" color="#f7e6c4">
          <span style={{ fontFamily: "Poster", fontSize: 124, lineHeight: 0.9, letterSpacing: -2 }}>Dekat Ipoh</span>
          <span style={{ fontSize: 36 }}>Selasa, 2:10 ptg</span>
        </Row>
        <Column gap={28} marginTop={44}>
          {shops.map((shop) => (
            <ShopSign key={shop.name} {...shop} />
          ))}
        </Column>
      </Column>
    </Row>
  );
}

function ShopSign({ name, hours, far, open }: Shop) {
  const edge = open ? "#c2311c" : "#8d8a7e";
  return (
    <Row
      boxSizing="border-box"
      alignItems="center"
      height={200}
      padding="0 36px"
      borderRadius={28}
      background={open ? "#fffaf0" : "#d9d6c8"}
      border={`8px solid ${edge}`}
    >
      <Cup steam={open} colour={edge} />
      <Column marginLeft={34} flexGrow={1}>
        <span style={{ fontFamily: "Poster", fontSize: 60, lineHeight: 1, color: open ? "#c2311c" : "#5f5c52" }}>
          {name}
        </span>
        <span style={{ marginTop: 8, fontSize: 36 }}>{hours}</span>
      </Column>
      <span style={{ fontSize: 38, fontWeight: 600 }}>{far}</span>
    </Row>
  );
}

function Cup({ steam, colour }: { steam: boolean; colour: string }) {
  return (
    <svg width="104" height="112" viewBox="0 0 104 112">
      {steam && (
        <path
          d="M34 36C24 24 44 18 34 4M58 36C48 24 68 18 58 4"
          fill="none"
          stroke="#8a4f2c"
          strokeWidth="6"
          strokeLinecap="round"
        />
      )}
      <path d="M76 58H84A14 14 0 0 1 84 86H72" fill="none" stroke={colour} strokeWidth="8" />
      <path d="M12 46H80V72A26 26 0 0 1 54 98H38A26 26 0 0 1 12 72Z" fill={colour} />
      <path d="M4 104H88" stroke={colour} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}

/** The awning above, tiles on the wall. */
function Front() {
  const stripes = Array.from({ length: 8 }, (_, place) => place);
  const wall = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 5 }, (__, column) => ({ row, column })),
  ).flat();
  return (
    <svg width="1040" height="1300" viewBox="0 0 1040 1300" style={{ position: "absolute", left: 0, top: 0 }}>
      {wall
        .filter(({ row, column }) => (row + column) % 2 === 0)
        .map(({ row, column }) => (
          <path key={`${row}-${column}`} d={`M${column * 208} ${180 + row * 208}h208v208h-208Z`} fill="#1b5f58" />
        ))}
      <path d="M0 0H1040V150H0Z" fill="#3a1d12" />
      {stripes.map((place) => (
        <path
          key={place}
          d={`M${place * 130} 0h130v120a65 65 0 0 1-130 0Z`}
          fill={place % 2 === 0 ? "#c2311c" : "#f7e6c4"}
        />
      ))}
    </svg>
  );
}
