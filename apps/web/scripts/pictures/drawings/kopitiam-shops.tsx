import { Column, Row } from "../boxes.tsx";

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
            <Sign key={shop.name} {...shop} />
          ))}
        </Column>
      </Column>
    </Row>
  );
}

function Sign({ name, hours, far, open }: Shop) {
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
